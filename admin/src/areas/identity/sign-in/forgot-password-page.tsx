import { Box, Button, TextInput } from '@mantine/core'
import { calls } from '@roundboard/contract'
import { IconMailCheck, IconMailOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showIssues } from '../../../shared/forms/issues.ts'
import { rulesOf } from '../../../shared/forms/rules.ts'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { ButtonLink, TextLink } from '../../../shared/ui/links.tsx'
import { useTitle } from '../../../shared/api/app-info.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { requestReset } from './auth.queries.ts'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'
import classes from './auth.module.css'

/** `/forgot-password`: requests a link by email. Doesn't reveal whether there is an account. */
export function ForgotPasswordPage() {
  const words = useAuthMessages()
  const reason = useReason()
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<{ email: string; hasMail: boolean }>()
  const form = useForm({
    resolver: rulesOf(calls.requestReset.body),
    defaultValues: { email: '' },
  })
  const { field } = useFields(form)
  useTitle(words.forgot)

  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(undefined)
    try {
      const { hasMail } = await requestReset(email)
      setSentTo({ email, hasMail })
    } catch (error) {
      if (!showIssues(form, error)) setFailure(reason(error))
    }
  })

  if (sentTo !== undefined)
    return (
      <Frame
        title={sentTo.hasMail ? words.resetAsked : words.noMail}
        sign={{
          icon: sentTo.hasMail ? <IconMailCheck size={28} /> : <IconMailOff size={28} />,
          isBad: !sentTo.hasMail,
        }}
      >
        <p role="status" className={classes.said}>
          {sentTo.hasMail ? words.resetAskedWhy({ email: sentTo.email }) : words.noMailWhy}
        </p>
        <ButtonLink to="/login" variant="default">
          {words.toLogin}
        </ButtonLink>
      </Frame>
    )
  return (
    <Frame title={words.forgot}>
      <p className={classes.said}>{words.forgotWhy}</p>
      {failure !== undefined && <Failure>{failure}</Failure>}
      <form className={classes.fields} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          type="email"
          label={words.email}
          autoComplete="username"
          size="md"
          {...field('email')}
        />
        <Button type="submit" size="md" loading={form.formState.isSubmitting}>
          {words.sendLink}
        </Button>
      </form>
      <Box component="p" mt={16}>
        <TextLink to="/login">{words.toLogin}</TextLink>
      </Box>
    </Frame>
  )
}
