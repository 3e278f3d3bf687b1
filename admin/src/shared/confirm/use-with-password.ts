import { isCode } from '../api/api.ts'
import { type PasswordQuestion, useAskPassword } from './typed-password.tsx'

/**
 * Does something with the own password: a wrong one is said where it was typed, any other failure is
 * thrown once the question is closed. Undefined where nobody answered.
 */
export function useWithPassword() {
  const askPassword = useAskPassword()
  return async <Done>(
    question: Omit<PasswordQuestion, 'act'>,
    act: (currentPassword: string) => Promise<Done>,
  ): Promise<Done | undefined> => {
    let outcome: Promise<Done> | undefined
    await askPassword({
      ...question,
      act: async (password) => {
        const doing = act(password)
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
