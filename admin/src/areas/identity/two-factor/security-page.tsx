import { Text } from '@mantine/core'
import type { TwoFactor } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { CodesModal } from './recovery-codes-modal.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'
import { factorsQuery, hasFactor } from './security.queries.ts'
import classes from './security.module.css'
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
        {(factors) => (
          <>
            <Wanted factors={factors} />
            <PasskeysPanel factors={factors} onCodes={setCodes} />
            <AuthenticatorPanel factors={factors} onCodes={setCodes} />
            {hasFactor(factors) && <RecoveryPanel factors={factors} onCodes={setCodes} />}
          </>
        )}
      </QueryView>
      {codes !== undefined && (
        <CodesModal
          codes={codes}
          onClose={() => {
            setCodes(undefined)
          }}
        />
      )}
    </>
  )
}

/** What the user's role requires, and how to continue once it is set up. */
function Wanted({ factors }: { factors: TwoFactor }) {
  const words = useProfileMessages().signIn
  const { wantsFactor } = useSession()
  const [wasWanted] = useState(wantsFactor)
  if (!factors.isRequired) return null
  if (!hasFactor(factors))
    return (
      <section className={classes.notice} data-tone="wanted" role="status">
        <div>
          <h2>{words.wanted}</h2>
          <p>{words.wantedWhy}</p>
        </div>
      </section>
    )
  if (!wasWanted)
    return (
      <Text mb={20} c="dimmed">
        {words.required}
      </Text>
    )
  return (
    <section className={classes.notice} data-tone="done" role="status">
      <div>
        <h2>{words.thanks}</h2>
        <p>{words.thanksWhy}</p>
      </div>
      <ButtonLink to="/admin/dashboard">{words.goOn}</ButtonLink>
    </section>
  )
}
