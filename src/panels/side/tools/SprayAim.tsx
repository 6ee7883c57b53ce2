import { bearing } from '../../../geometry/point.ts'
import type { Table } from '../../../table/document.ts'
import type { Spray } from '../../../table/lay.ts'
import { facingOf } from '../../../table/place/facing.ts'
import { useCalmShown, useChrome, useWords } from '../../use-stores.ts'
import { Stepper } from '../../widgets/Stepper.tsx'

/** Which way a spray points, in degrees. */
function aimed(table: Table, { origin, aim }: Spray): number {
  if (aim.kind === 'bearing') return aim.degrees
  const from = table.models.find((model) => model.id === origin)
  const to = table.models.find((model) => model.id === aim.id)
  return from && to ? facingOf((bearing(from, to) * 180) / Math.PI) : 0
}

interface SprayAimProps {
  readonly lay: Spray
  readonly onChange: (aim: Spray['aim']) => void
}

/** Which way a spray points, in steps or typed: then along a bearing, no longer at a model. */
export function SprayAim({ lay, onChange }: SprayAimProps) {
  const words = useWords()
  const table = useCalmShown()
  const fine = useChrome((state) => state.fine)
  return (
    <Stepper
      label={words.t('spray.aim')}
      value={aimed(table, lay)}
      step={fine ? 0.1 : 1}
      write={words.degrees}
      onChange={(degrees) => onChange({ kind: 'bearing', degrees: facingOf(degrees) })}
    />
  )
}
