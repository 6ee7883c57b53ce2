import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useStores, useWords } from '../../use-stores.ts'
import { Frame } from '../../widgets/Frame.tsx'
import { BarSection } from './BarSection.tsx'
import { LockSection } from './LockSection.tsx'
import { WindowSection } from './WindowSection.tsx'

/** Drives the projector's window: shows the bar on the mat, takes what it measures, and locks an inch to an inch. */
export function ProjectDialog() {
  const words = useWords()
  const { chrome, doors } = useStores()
  const follows = useStore(doors.projecting, (state) => state.followed)
  const [measuring, setMeasuring] = useState(false)
  const [entered, setEntered] = useState(false)
  // A bar of no length is none: until somebody has measured it, nothing is locked to it.
  const showBar = () => {
    setMeasuring(true)
    doors.project({ measuring: true, bar: 0 })
  }
  const measure = (bar: number) => {
    chrome.setState({ bar })
    setMeasuring(true)
    setEntered(true)
    doors.project({ measuring: true, bar })
  }
  // Whichever way the dialogue is left, the bar gives way to the table.
  useEffect(() => () => doors.project({ measuring: false }), [doors])
  const missing = follows ? (measuring && entered ? null : 'projector.needsBar') : 'projector.needsWindow'
  return (
    <Frame title={words.t('projector.name')}>
      <WindowSection follows={follows} />
      {follows && <BarSection onShow={measuring ? null : showBar} onMeasure={measure} />}
      <LockSection missing={missing} />
    </Frame>
  )
}
