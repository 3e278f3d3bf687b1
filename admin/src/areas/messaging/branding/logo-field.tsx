import { Button, FileButton, Group, Input, Text } from '@mantine/core'
import { logoMax } from '@roundboard/contract'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { type Control, Controller } from 'react-hook-form'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import type { BrandingValues } from './branding-shown.ts'
import classes from './branding.module.css'
import { useSystemMessages } from '../../../shared/messages/system.ts'

/** The address of a stored or chosen image. As an image, an SVG can't run scripts. */
const sourceOf = (logo: string) =>
  logo.startsWith('/') ? logo : `data:image/svg+xml,${encodeURIComponent(logo)}`

/** The franchise's logo: an SVG file, previewed on its future backgrounds. */
export function LogoField(props: {
  control: Control<BrandingValues, unknown, BrandingValues>
  isDisabled: boolean
}) {
  const { control, isDisabled } = props
  const words = useSystemMessages()
  const issueOf = useIssueWords()
  const format = useFormat()
  return (
    <Controller
      control={control}
      name="logo"
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => {
        const take = async (file: File | null) => {
          if (file === null) return
          if (file.size > logoMax)
            alerts.error(words.logoTooLarge({ most: format.number(logoMax / 1000) }))
          else onChange(await file.text())
        }
        return (
          <Input.Wrapper
            label={words.logo}
            description={words.logoHint}
            error={issueOf(error?.message)}
            labelElement="div"
          >
            <div className={classes.logo}>
              {value === '' ? (
                <Text span c="dimmed">
                  {words.noLogo}
                </Text>
              ) : (
                <img src={sourceOf(value)} alt={words.aLogo} />
              )}
              {!isDisabled && (
                <Group gap={8}>
                  <FileButton accept="image/svg+xml,.svg" onChange={(file) => void take(file)}>
                    {(button) => (
                      <Button
                        {...button}
                        ref={ref}
                        variant="default"
                        leftSection={<IconUpload size={16} />}
                      >
                        {words.chooseLogo}
                      </Button>
                    )}
                  </FileButton>
                  {value !== '' && (
                    <Button
                      variant="subtle"
                      className="danger-quiet"
                      leftSection={<IconTrash size={16} />}
                      onClick={() => onChange('')}
                    >
                      {words.removeLogo}
                    </Button>
                  )}
                </Group>
              )}
            </div>
          </Input.Wrapper>
        )
      }}
    />
  )
}
