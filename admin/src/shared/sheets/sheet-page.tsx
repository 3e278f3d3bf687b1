import { Box, Button } from '@mantine/core'
import { IconFileImport, IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { alerts } from '../alerts/alerts.ts'
import { PageHeader, Panel } from '../ui/page.tsx'
import { Empty } from '../ui/query-view.tsx'
import { type ChosenFile, readChosen } from './sheet-calls.ts'
import classes from './sheets.module.css'
import { useSheetsMessages } from '../messages/sheets.ts'

const accepted =
  '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select') !== null

/** A page where a file is chosen, dropped or pasted. */
export function SheetPage(props: {
  title: string
  above: ReactNode
  description: string
  sample: ReactNode
  /** The instructions shown before a file is chosen. */
  why: string
  /** Whether a file was chosen or imported. */
  hasFile: boolean
  isDone: boolean
  /** While a file is imported, no other can be chosen. */
  isImporting: boolean
  onFile: (file: ChosenFile) => void
  children: (choose: () => void) => ReactNode
}) {
  const { title, above, description, sample, why, hasFile, isDone, isImporting } = props
  const words = useSheetsMessages()
  const [input, setInput] = useState<HTMLInputElement | null>(null)

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined || isImporting) return
    try {
      props.onFile(await readChosen(file))
    } catch (error) {
      alerts.error(words.notRead({ name: file.name }), error)
    }
  }
  const choose = () => input?.click()
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target)) return
    const [file] = event.clipboardData?.files ?? []
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // A single line can only be a header.
    if (file !== undefined) void take(file)
    else if (text.trim().includes('\n'))
      void take(new File([text], words.pasted, { type: 'text/csv' }))
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  return (
    <Box
      mih="60vh"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
    >
      <PageHeader
        title={title}
        above={above}
        description={description}
        actions={
          <>
            {sample}
            <Button
              variant={hasFile || isDone ? 'default' : 'filled'}
              leftSection={<IconFileImport size={16} />}
              disabled={isImporting}
              onClick={choose}
            >
              {hasFile ? words.chooseOther : words.choose}
            </Button>
          </>
        }
      />
      <input
        ref={setInput}
        type="file"
        hidden
        accept={accepted}
        aria-label={words.file}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          // Otherwise the same file couldn't be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {!hasFile && !isDone && (
        <Panel className={classes.drop ?? ''}>
          <Empty
            icon={<IconFileSpreadsheet size={28} stroke={1.5} />}
            title={words.drop}
            action={
              <Button variant="default" onClick={choose}>
                {words.choose}
              </Button>
            }
          >
            {why} {words.pasteHint}
          </Empty>
        </Panel>
      )}
      {props.children(choose)}
    </Box>
  )
}
