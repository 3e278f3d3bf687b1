import { Box, Text } from '@mantine/core'
import type { TwoFactor } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { Notice } from '../../../shared/ui/status.tsx'
import { CodesModal } from './recovery-codes-modal.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'
import { factorsQuery, hasFactor } from './security.queries.ts'
import { useProfileMessages } from '../../../shared/messages/profile.ts'

/** The user's two-factor authentication: passkeys, authenticator app, recovery codes. */
export function SecurityPage() {
  const words = useProfileMessages().signIn
  const query = useQuery(factorsQuery)
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <>
      <PageHeader title={words.title} description={words.intro} />
      <QueryView query={query} what={words.what}>
        {(twoFactor) => (
          <>
            <Wanted twoFactor={twoFactor} />
            <PasskeysPanel twoFactor={twoFactor} onCodes={setCodes} />
            <AuthenticatorPanel twoFactor={twoFactor} onCodes={setCodes} />
            {hasFactor(twoFactor) && <RecoveryPanel twoFactor={twoFactor} onCodes={setCodes} />}
          </>
        )}
      </QueryView>
      {codes !== undefined && <CodesModal codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}

/** What the user's role requires, and how to continue once it is set up. */
function Wanted({ twoFactor }: { twoFactor: TwoFactor }) {
  const words = useProfileMessages().signIn
  const { wantsFactor } = useSession()
  const [wasWanted] = useState(wantsFactor)
  if (!twoFactor.isRequired) return null
  if (!hasFactor(twoFactor))
    return (
      <Notice justify="space-between" mb={20} role="status">
        <Box maw="62ch">
          <Box component="h2" mb={2} fz={16}>
            {words.wanted}
          </Box>
          <p>{words.wantedWhy}</p>
        </Box>
      </Notice>
    )
  if (!wasWanted)
    return (
      <Text mb={20} c="dimmed">
        {words.required}
      </Text>
    )
  return (
    <Notice justify="space-between" mb={20} tone="ok" role="status">
      <Box maw="62ch">
        <Box component="h2" mb={2} fz={16}>
          {words.thanks}
        </Box>
        <p>{words.thanksWhy}</p>
      </Box>
      <ButtonLink to="/admin/dashboard">{words.goOn}</ButtonLink>
    </Notice>
  )
}
