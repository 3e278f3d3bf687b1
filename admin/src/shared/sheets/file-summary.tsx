import { Center, Group } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useFormat } from '../format/format.ts'
import classes from './sheets.module.css'
import { useSheetsMessages } from '../messages/sheets.ts'

/** A checked file: its name, and how many rows are valid. */
export function FileSummary(props: {
  name: string
  facts: readonly string[]
  right: number
  toCorrect: number
  toLookAt: number
}) {
  const { name, facts, right, toCorrect, toLookAt } = props
  const words = useSheetsMessages()
  const format = useFormat()
  const counts = [
    { count: right, label: words.right({ count: right }), tone: classes.good },
    { count: toCorrect, label: words.wrong({ count: toCorrect }), tone: classes.bad },
    { count: toLookAt, label: words.toLookAt, tone: classes.look },
  ]
  return (
    <Group gap="12px 16px" py={16} px={20}>
      <Center component="span" w={40} h={40} bdrs={8} bg="var(--rb-sunken)" aria-hidden>
        <IconFileSpreadsheet size={22} stroke={1.6} />
      </Center>
      <div className={classes.file}>
        <h2>{name}</h2>
        <p>{facts.join(' · ')}</p>
      </div>
      <dl className={classes.counts}>
        {counts.map(({ count, label, tone }) => (
          <div key={label} className={count > 0 ? tone : undefined}>
            <dd>{format.number(count)}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </Group>
  )
}
