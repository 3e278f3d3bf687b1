import type { ReactNode } from 'react'
import { Wordmark } from '../../shared/ui/wordmark.tsx'
import { useAuthWords } from './auth.words.ts'
import classes from './auth.module.css'

/** The pages before one is in: the nine rounds on ink beside a plain form. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const words = useAuthWords()
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
        <div className={classes.form}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  )
}
