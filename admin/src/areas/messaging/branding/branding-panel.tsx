import { TextInput } from '@mantine/core'
import { calls, type Branding, addresses, type BodyOf } from '@roundboard/contract'
import { lowContrastAccent, lowContrastBackground } from '@roundboard/domain'
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAppName } from '../../../shared/api/app-info.ts'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { LockablePanel } from '../../../shared/forms/lockable-panel.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { ColourField } from './colour-field.tsx'
import { BrandingPreview } from './branding-preview.tsx'
import { useShownBranding, type BrandingValues, valuesOf } from './branding-shown.ts'
import classes from './branding.module.css'
import { LogoField } from './logo-field.tsx'
import { useSystemMessages } from '../../../shared/messages/system.ts'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const brandingQuery = queryOptions({
  queryKey: [keys.system, 'face'],
  queryFn: ({ signal }) => api.call(addresses.getBranding, { signal }),
})

const useUpdateBranding = () =>
  useChange(
    (body: BodyOf<typeof addresses.updateBranding>) => api.call(addresses.updateBranding, { body }),
    [keys.system, keys.app],
  )

/** The franchise's name, logo and colors, used by console and screens. */
export function BrandingPanel() {
  const words = useSystemMessages()
  const query = useQuery(brandingQuery)
  if (query.data) return <BrandingForm branding={query.data} />
  return (
    <Panel title={words.face}>
      <QueryView query={query} what={words.faceWhat}>
        {(branding) => <BrandingForm branding={branding} />}
      </QueryView>
    </Panel>
  )
}

function BrandingForm({ branding }: { branding: Branding }) {
  const words = useSystemMessages()
  const appName = useAppName()
  const queryClient = useQueryClient()
  const update = useUpdateBranding()
  const entityForm = useEntityForm({
    entity: branding,
    valuesOf,
    shown: useShownBranding(),
    rules: calls.updateBranding.body,
    draftKey: 'face',
    read: () => queryClient.query({ ...brandingQuery, staleTime: 0 }),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: () => {
      alerts.success(words.faceSaved)
    },
  })
  const { control } = entityForm.form
  const { field } = useFields(entityForm.form)
  const [name, accent, wallBackground] = useWatch({
    control,
    name: ['name', 'accent', 'wallBackground'],
  })
  return (
    <LockablePanel title={words.face} thing={words.faceThing} entityForm={entityForm}>
      {(isLocked) => {
        const inputs = {
          name: (
            <TextInput
              label={words.faceName}
              description={words.faceNameHint}
              disabled={isLocked}
              {...field('name')}
            />
          ),
          logo: <LogoField control={control} isDisabled={isLocked} />,
          accent: (
            <ColourField
              control={control}
              name="accent"
              label={words.accent}
              hint={words.accentHint}
              isDisabled={isLocked}
              unclearOf={lowContrastAccent}
            />
          ),
          wallBackground: (
            <ColourField
              control={control}
              name="wallBackground"
              label={words.wallBackground}
              hint={words.wallBackgroundHint}
              isDisabled={isLocked}
              unclearOf={lowContrastBackground}
            />
          ),
        } satisfies Record<keyof BrandingValues, ReactNode>
        return (
          <>
            <p className={classes.why}>{words.faceWhy}</p>
            {inputsOf(inputs)}
            <BrandingPreview
              accent={accent}
              wallBackground={wallBackground}
              name={name === '' ? appName : name}
            />
          </>
        )
      }}
    </LockablePanel>
  )
}
