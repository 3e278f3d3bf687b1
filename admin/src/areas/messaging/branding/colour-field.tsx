import { Button, ColorInput } from '@mantine/core'
import { type Colour, isColour, type LowContrast } from '@roundboard/domain'
import { type Control, Controller } from 'react-hook-form'
import { useFormat } from '../../../shared/format/format.ts'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import type { BrandingValues } from './branding-shown.ts'
import classes from './branding.module.css'
import { useSystemMessages } from '../../../shared/messages/system.ts'

/** A color that text must be readable on. If it isn't, suggests the nearest one that is. */
export function ColourField(props: {
  control: Control<BrandingValues, unknown, BrandingValues>
  name: 'accent' | 'wallBackground'
  label: string
  hint: string
  isDisabled: boolean
  unclearOf: (colour: Colour) => LowContrast | undefined
}) {
  const words = useSystemMessages()
  const issueOf = useIssueWords()
  const format = useFormat()
  const tenths = (ratio: number) => format.number(Math.floor(ratio * 10) / 10)
  return (
    <Controller
      control={props.control}
      name={props.name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const typed = value.trim().toLowerCase()
        const unclear = isColour(typed) ? props.unclearOf(typed) : undefined
        return (
          <div>
            <ColorInput
              ref={ref}
              size="sm"
              format="hex"
              label={props.label}
              description={props.hint}
              placeholder={words.productsOwn}
              withEyeDropper={false}
              fixOnBlur={false}
              disabled={props.isDisabled}
              value={value}
              error={unclear ? undefined : issueOf(error?.message)}
              onBlur={onBlur}
              onChange={onChange}
            />
            {unclear && (
              <p className={classes.unclear} role="alert">
                <span>
                  {words.unclear({ ratio: tenths(unclear.ratio), wanted: tenths(unclear.wanted) })}
                </span>
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={
                    <span className={classes.swatch} style={{ background: unclear.nearest }} />
                  }
                  onClick={() => onChange(unclear.nearest)}
                >
                  {words.takeTone({ colour: unclear.nearest })}
                </Button>
              </p>
            )}
          </div>
        )
      }}
    />
  )
}
