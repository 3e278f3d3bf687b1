import { Radio, Stack, Text } from '@mantine/core'
import { isAdminRole } from '@roundboard/domain'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { LocationsInput } from '../../../shared/regions/locations-input.tsx'
import { useUser } from '../../../shared/session/session.ts'
import { TextLink } from '../../../shared/ui/links.tsx'
import type { ChoiceForm } from './settings-values.ts'
import classes from './settings.module.css'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'
import { Notice } from '../../../shared/ui/status.tsx'

/** The locations to be alerted about, and after how long. */
export function LocationsField({ form, isLost }: { form: ChoiceForm; isLost: boolean }) {
  const words = useAlertSettingsMessages()
  const { value, error, onChange } = useFields(form).choice('locations')
  const { role } = useUser()
  return (
    <>
      <div>
        <Radio.Group
          label={words.gyms}
          value={value === null ? 'all' : 'some'}
          onChange={(next) => onChange(next === 'all' ? null : [])}
        >
          <Stack gap={12} mt={8} mb={4}>
            <Radio value="all" label={words.allGyms} />
            <Radio value="some" label={words.someGyms} />
          </Stack>
        </Radio.Group>
        {value === null && isLost && (
          <Notice role="status" mt={10} maw={560}>
            <IconAlertTriangle size={18} aria-hidden />
            <p>{words.lostGyms}</p>
          </Notice>
        )}
        {value !== null && (
          <LocationsInput
            className={classes.gyms}
            chosen={value}
            description={value.length === 0 ? words.nobodysGym : undefined}
            onChange={onChange}
            error={error}
          />
        )}
      </div>
      <div>
        <Text mb={3} fz="sm" fw={560}>
          {words.minutes}
        </Text>
        <Text maw="68ch" c="dimmed" fz="sm">
          {words.minutesHint}{' '}
          <TextLink
            to={isAdminRole(role) ? '/admin/locations' : '/admin/my-locations'}
            underline="always"
            inherit
          >
            {words.toGyms}
          </TextLink>
        </Text>
      </div>
    </>
  )
}
