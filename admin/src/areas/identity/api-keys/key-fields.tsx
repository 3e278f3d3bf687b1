import { Checkbox, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import {
  apiKeyScopes,
  apiKeyDays,
  type ApiKeyLifetime,
  type ApiKeyScope,
} from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import formClasses from '../../../shared/forms/forms.module.css'
import { useFields } from '../../../shared/forms/use-fields.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { RegionSelect } from '../../../shared/regions/region-inputs.tsx'
import { useApiKeysMessages } from '../../../shared/messages/api-keys.ts'

/** The form for a new key. */
export interface KeyValues {
  name: string
  scopes: ApiKeyScope[]
  region: string | null
  expiresInDays: ApiKeyLifetime
}

export const blankKey: KeyValues = {
  name: '',
  scopes: [],
  region: null,
  expiresInDays: apiKeyDays.usual,
}

/** The lifetimes to choose from. */
export const lifetimes = [7, 30, apiKeyDays.usual, 180, apiKeyDays.longest, 'never'] as const

export const readLifetime = (chosen: string): ApiKeyLifetime =>
  lifetimes.find((lifetime) => String(lifetime) === chosen) ?? apiKeyDays.usual

const dayMs = 24 * 3_600_000

export function KeyFields({ form }: { form: FormOf<KeyValues> }) {
  const words = useApiKeysMessages()
  const format = useFormat()
  const [openedAt] = useState(Date.now)
  const { choice, errorOf, field, typedField } = useFields(form)
  const { value: lifetime } = choice('expiresInDays')
  return (
    <div className={formClasses.form}>
      <CountedInput
        label={words.name}
        description={words.nameHint}
        required
        limit={limits.nameLength}
        {...typedField('name')}
      />
      <Controller
        control={form.control}
        name="scopes"
        rules={{ deps: 'region' }}
        render={({ field: { value, onChange, onBlur } }) => (
          <Checkbox.Group
            label={words.scopes}
            description={words.scopesHint}
            withAsterisk
            value={value}
            onChange={onChange}
            error={errorOf('scopes')}
          >
            <SimpleGrid cols={{ base: 1, sm: 2 }} my={8}>
              {(['read', 'write'] as const).map((group) => (
                <Stack key={group} gap="xs" role="group" aria-label={words.groups[group]}>
                  <Text fz="sm" fw={600} aria-hidden>
                    {words.groups[group]}
                  </Text>
                  {apiKeyScopes
                    .filter((scope) => scope.endsWith(group))
                    .map((scope) => (
                      <Checkbox
                        key={scope}
                        value={scope}
                        label={words.calls[scope].name}
                        description={words.calls[scope].what}
                        onBlur={onBlur}
                      />
                    ))}
                </Stack>
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        )}
      />
      <RegionSelect
        label={words.region}
        description={words.regionHint}
        none={words.everywhere}
        {...choice('region')}
      />
      <NativeSelect
        label={words.lifetime}
        description={
          lifetime === 'never'
            ? words.neverHint
            : words.lifetimeHint({ day: format.dayOf(openedAt + lifetime * dayMs) })
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={lifetimes.map((value) => ({
          value: String(value),
          label: value === 'never' ? words.neverEnds : words.days({ days: value }),
        }))}
        {...field('expiresInDays', { setValueAs: readLifetime })}
      />
    </div>
  )
}
