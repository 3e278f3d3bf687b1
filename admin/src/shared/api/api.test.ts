import { calls } from '@roundboard/contract'
import { expect, it } from 'vitest'
import { session } from '../session/session.ts'
import { fakeServer, ListOf, Refusal } from '../testing/fake-server.ts'
import { aUser } from '../testing/fixtures.ts'
import { api } from './api.ts'

const rosa = aUser('admin')
const pedro = aUser('admin', { id: '00000000-0000-4000-8000-0000000000bb' })

/** A server that no longer knows Rosa's token; someone may sign in before it answers. */
function serverThatAnswers(meanwhile: () => void) {
  const tokens: (string | null)[] = []
  fakeServer(
    {
      listExercises: ({ token }) => {
        tokens.push(token)
        if (token !== 'Bearer old') return new ListOf([])
        meanwhile()
        return new Refusal('not-signed-in')
      },
    },
    'admin',
  )
  session.start('old', rosa)
  return tokens
}

it('repeats a call after its user has signed in again', async () => {
  const tokens = serverThatAnswers(() => {
    session.start('new', rosa)
  })
  await api.list(calls.listExercises, { query: {} })
  expect(tokens).toEqual(['Bearer old', 'Bearer new'])
})

it('doesn’t repeat a signed-out user’s call as another user', async () => {
  const tokens = serverThatAnswers(() => {
    session.end()
    session.start('new', pedro)
  })
  await expect(api.list(calls.listExercises, { query: {} })).rejects.toMatchObject({
    code: 'not-signed-in',
  })
  expect(tokens).toEqual(['Bearer old'])
})
