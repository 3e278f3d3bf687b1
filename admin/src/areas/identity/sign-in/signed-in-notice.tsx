import type { User } from '@roundboard/contract'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import classes from './auth.module.css'

/** For somebody whom a guard sent away: who they are, and where they may go. */
export function SignedInNotice({ user }: { user: User }) {
  const words = useAuthMessages()
  return (
    <div className={classes.notice}>
      <p>
        {words.notForYou} {words.signedInAs({ email: user.email })}
      </p>
      <ButtonLink to="/admin/dashboard" variant="default">
        {words.toDashboard}
      </ButtonLink>
    </div>
  )
}
