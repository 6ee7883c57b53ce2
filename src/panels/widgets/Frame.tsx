import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useStores, useWords } from '../use-stores.ts'
import { classes } from './classes.ts'
import css from './Frame.module.css'
import { Key } from './Key.tsx'

interface FrameProps {
  readonly title: string
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A dialogue over the window, with its title and the key that closes it; Escape and a tap beside it close it too. */
export function Frame({ title, wide = false, children }: FrameProps) {
  const words = useWords()
  const { chrome } = useStores()
  const close = () => chrome.setState({ dialog: null })
  return (
    <ModalOverlay className={classes(css.veil)} isOpen isDismissable onOpenChange={(open) => !open && close()}>
      <Modal className={classes(wide ? css.wide : css.sheet)}>
        <Dialog className={classes(css.dialog)}>
          <header className={css.head}>
            <Heading slot="title">{title}</Heading>
            <Key icon="close" label={words.t('dialog.close')} onPress={close} />
          </header>
          <div className={css.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
