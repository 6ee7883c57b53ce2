/** What carries messages between the windows of one browser. A window does not hear itself. */
export interface Wire {
  readonly kind: 'broadcast' | 'storage' | 'none'
  send(message: unknown): void
  /** Hear what other windows send; answers how to stop hearing. */
  hear(listener: (message: unknown) => void): () => void
  close(): void
}

/** The parts of a page a wire is made of; each may be missing, and storage may throw when one looks at it. */
export interface WirePage {
  readonly BroadcastChannel?: typeof BroadcastChannel
  readonly localStorage?: Pick<Storage, 'setItem' | 'removeItem'>
  readonly addEventListener?: (type: 'storage', listener: (event: StorageMessage) => void) => void
  readonly removeEventListener?: (type: 'storage', listener: (event: StorageMessage) => void) => void
}

/** What the browser tells other windows when one of them writes to storage. */
export interface StorageMessage {
  readonly key: string | null
  readonly newValue: string | null
}

const PREFIX = 'edgewise-wire/'

function broadcastWire(name: string, Channel: typeof BroadcastChannel): Wire {
  const channel = new Channel(PREFIX + name)
  return {
    kind: 'broadcast',
    send: (message) => channel.postMessage(message),
    hear(listener) {
      const hear = (event: MessageEvent<unknown>) => listener(event.data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    close: () => channel.close(),
  }
}

/** Writing to storage is heard by the other windows: the way of browsers that have no channels. */
function storageWire(name: string, page: WirePage, storage: Pick<Storage, 'setItem' | 'removeItem'>): Wire {
  const key = PREFIX + name
  let sent = 0
  return {
    kind: 'storage',
    send(message) {
      try {
        // The count makes every write a change, for only changes are heard.
        sent += 1
        storage.setItem(key, JSON.stringify({ sent, message }))
        storage.removeItem(key)
      } catch {
        // Full or forbidden: this message is lost; the next one carries the whole state anyway.
      }
    },
    hear(listener) {
      const hear = (event: StorageMessage) => {
        if (event.key !== key || event.newValue === null) return
        try {
          const data: unknown = JSON.parse(event.newValue)
          if (typeof data === 'object' && data !== null && 'message' in data) listener(data.message)
        } catch {
          // Not one of ours.
        }
      }
      page.addEventListener?.('storage', hear)
      return () => page.removeEventListener?.('storage', hear)
    },
    close: () => undefined,
  }
}

/** The wire of a name: a channel where there are any, else storage events, else one that carries nothing. */
export function openWire(name: string, page: WirePage = globalThis): Wire {
  try {
    if (page.BroadcastChannel) return broadcastWire(name, page.BroadcastChannel)
    if (page.localStorage && page.addEventListener) return storageWire(name, page, page.localStorage)
  } catch {
    // A browser may refuse either when it is looked at.
  }
  return { kind: 'none', send: () => undefined, hear: () => () => undefined, close: () => undefined }
}
