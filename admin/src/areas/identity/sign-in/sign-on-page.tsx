import { Loader, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../../shared/ui/links.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { signOn } from './auth.queries.ts'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import { Frame } from './frame.tsx'

/** `/login/{token}`: the franchise portal's single sign-on. */
export function SignOnPage({ token, onLoggedIn }: { token: string; onLoggedIn: () => void }) {
  const words = useAuthMessages()
  const reason = useReason()
  const [error, setError] = useState<unknown>()
  const tried = useRef<string>(undefined)
  useEffect(() => {
    // A token works once, and effects run twice in development.
    if (tried.current === token) return
    tried.current = token
    signOn(token).then(onLoggedIn, setError)
  }, [token, onLoggedIn])
  if (error === undefined)
    return (
      <Frame title={words.login}>
        <p role="status">
          <Loader size="sm" aria-hidden style={{ verticalAlign: 'middle' }} /> {words.signingOn}
        </p>
      </Frame>
    )
  return (
    <Frame title={words.signOnFailed}>
      <Text role="alert" mb={16}>
        {reason(error)}
      </Text>
      <ButtonLink to="/login">{words.toLogin}</ButtonLink>
    </Frame>
  )
}
