import { addresses, type QueryOf } from '@roundboard/contract'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { api } from '../../../shared/api/api.ts'
import { offerFile } from '../../../shared/files/offer-file.ts'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useUptimeMessages } from '../../../shared/messages/uptime.ts'

type Wanted = Required<Pick<QueryOf<typeof addresses.exportLocationUptime>, 'of' | 'from' | 'to'>>

/** Downloads a location's uptime. */
export function useSaveUptime(locationId: string) {
  const words = useUptimeMessages()
  const attempt = useAttempt()
  const { locale } = useLocale()
  return (name: string, wanted: Wanted) =>
    attempt(async () => {
      const query = { ...wanted, format: 'csv', headers: locale } as const
      const params = { id: locationId }
      offerFile(name, await api.file(addresses.exportLocationUptime, { params, query }))
      alerts.success(words.saved({ file: name }))
    })
}
