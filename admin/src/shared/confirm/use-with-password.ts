import { isCode } from '../api/api.ts'
import { type PasswordQuestion, useAskPassword } from './typed-password.tsx'

/**
 * Performs an action with the user's password. A wrong password is reported at its field; other
 * errors are thrown after the dialog closes. Undefined if the dialog was canceled.
 */
export function useWithPassword() {
  const askPassword = useAskPassword()
  return async <Done>(
    question: Omit<PasswordQuestion, 'run'>,
    run: (currentPassword: string) => Promise<Done>,
  ): Promise<Done | undefined> => {
    let outcome: Promise<Done> | undefined
    await askPassword({
      ...question,
      run: async (password) => {
        const doing = run(password)
        const isWrong = await doing.then(
          () => false,
          (error: unknown) => isCode(error, 'wrong-password'),
        )
        if (isWrong) await doing
        outcome = doing
      },
    })
    return outcome
  }
}
