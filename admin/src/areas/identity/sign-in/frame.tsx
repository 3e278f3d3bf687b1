import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { Wordmark } from '../../../shared/ui/wordmark.tsx'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import classes from './auth.module.css'

interface Sign {
  readonly icon: ReactNode
  readonly isBad: boolean
}

/** The layout of pages before signing in: the nine rounds on ink next to a plain form. */
export function Frame(props: { title: string; sign?: Sign; children: ReactNode }) {
  const { title, sign, children } = props
  const words = useAuthMessages()
  return (
    <div className={classes.frame}>
      <aside className={classes.side}>
        <Wordmark />
        <div className={classes.rounds} aria-hidden>
          {Array.from({ length: 9 }, (_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </div>
        <div>
          <p className={classes.welcome}>{words.welcome}</p>
          <p className={classes.pitch}>{words.pitch}</p>
        </div>
      </aside>
      <main className={classes.main}>
        <Box w="min(400px, 100%)">
          {sign && (
            <div className={classes.sign} data-is-bad={sign.isBad} aria-hidden>
              {sign.icon}
            </div>
          )}
          <Box component="h1" className="wrap-anywhere" mb={20} fz={28} fw={700} lh={1.2}>
            {title}
          </Box>
          {children}
        </Box>
      </main>
    </div>
  )
}
