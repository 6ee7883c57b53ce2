import type { Mat, MatLook } from '../../../table/document.ts'
import { inchesRead } from '../../../words/numbers.ts'
import { useWords } from '../../use-stores.ts'
import { Stepper } from '../../widgets/Stepper.tsx'
import { ChoiceLine } from './ChoiceLine.tsx'

const looks: readonly MatLook[] = ['felt', 'slate', 'sand', 'grass', 'black']
const sizes = [
  { value: '48×48', width: 48, height: 48 },
  { value: '72×48', width: 72, height: 48 },
  { value: '36×36', width: 36, height: 36 },
] as const

interface MatFieldsProps {
  readonly mat: Mat
  readonly onChange: (changes: Partial<Mat>) => void
}

/** What the mat looks like and how large it is: one of the usual sizes, or any. */
export function MatFields({ mat, onChange }: MatFieldsProps) {
  const words = useWords()
  const size = sizes.find(({ width, height }) => width === mat.width && height === mat.height)
  return (
    <>
      <ChoiceLine
        wrapped
        label={words.t('settings.mat')}
        value={mat.look}
        options={looks.map((value) => ({ value, label: words.t(`mat.${value}`) }))}
        onChange={(look) => onChange({ look })}
      />
      <ChoiceLine
        label={words.t('settings.size')}
        value={size?.value ?? null}
        options={sizes.map(({ value }) => ({ value, label: words.t(`size.${value}`) }))}
        onChange={(value) => {
          const chosen = sizes.find((one) => one.value === value)
          if (chosen) onChange({ width: chosen.width, height: chosen.height })
        }}
      />
      <Stepper
        label={words.t('settings.width')}
        value={mat.width}
        step={1}
        min={1}
        max={1000}
        write={words.size}
        read={inchesRead}
        onChange={(width) => onChange({ width })}
      />
      <Stepper
        label={words.t('settings.height')}
        value={mat.height}
        step={1}
        min={1}
        max={1000}
        write={words.size}
        read={inchesRead}
        onChange={(height) => onChange({ height })}
      />
    </>
  )
}
