import type { User } from '@roundboard/contract'
import { ButtonLink } from '../../shared/ui/links.tsx'
import { useAuthWords } from './auth.words.ts'
import classes from './auth.module.css'

/** For somebody whom a guard sent away: who they are, and where they may go. */
export function SignedInNotice({ user }: { user: User }) {
  const words = useAuthWords()
  return (
    <div className={classes.notice}>
      <p>
        {words.notForYou} {words.signedInAs(user.email)}
      </p>
      <ButtonLink to="/admin/dashboard" variant="default">
        {words.toDashboard}
      </ButtonLink>
    </div>
  )
}
