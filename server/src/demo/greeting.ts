import { knownDemoPassword } from '../platform/config.ts'
import { demoUsers } from './people-and-places.ts'

const displaysNote = (displays: number) =>
  displays === 0
    ? ''
    : `  ${String(displays)} simulated displays stand in three of the four gyms, two more were lost; the fourth gym,
  Southern Cross Gym, is left for you to link. DEMO_DISPLAYS=0 leaves them all out.

`

/** Passkeys work at a name alone, and this machine has one for its own address. */
const byName = (address: string) => address.replace('//127.0.0.1', '//localhost')

/** What the demo says when it is ready. */
export function demoGreeting(
  addresses: { admin: string; screen: string },
  password: string,
  displays: number,
): string {
  const accounts = demoUsers.map(({ email, role }) => `    ${email.padEnd(26)} ${role}`).join('\n')
  const said = password === knownDemoPassword ? password : 'of DEMO_PASSWORD'
  return `
  Roundboard is running with a small invented franchise.

  Console   ${byName(addresses.admin)}
  Display   ${addresses.screen}

  Accounts, all with the password ${said}:
${accounts}

${displaysNote(displays)}  Open the display: it shows a code of six characters. Log in to the console, open a location and one
  of its screens, and enter the code there: within fifteen seconds the wall shows today's workout.
  Then change that workout's content header under Rounds and save: the wall follows.

  Stop with Ctrl-C; everything is kept in the data folder.
`
}
