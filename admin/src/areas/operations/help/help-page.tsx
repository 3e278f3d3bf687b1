import { Accordion, Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { appInfoQuery } from '../../../shared/api/app-info.ts'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import classes from './help.module.css'
import { useHelpMessages } from '../../../shared/messages/help.ts'
import { StepPicture } from './step-picture.tsx'
import { Notice } from '../../../shared/ui/status.tsx'

export function HelpPage() {
  const words = useHelpMessages()
  return (
    <>
      <PageHeader title={words.help} />
      <Panel title={words.setUp} description={words.setUpWhy}>
        <ol className={classes.steps}>
          {Object.values(words.steps).map((step, index) => (
            <li key={step.title}>
              <StepPicture step={index} />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <Notice tone="ok" mt={22} fw={600}>
          {words.appears}
        </Notice>
      </Panel>
      <div className={classes.columns}>
        <div>
          <Panel title={words.troubleshooting} isFlush>
            <Accordion chevronPosition="left" order={3}>
              {Object.values(words.troubles).map(({ title, text }) => (
                <Accordion.Item key={title} value={title}>
                  <Accordion.Control>{title}</Accordion.Control>
                  <Accordion.Panel>{text}</Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          </Panel>
          <Panel title={words.shortcuts}>
            <dl className={classes.keys}>
              {Object.values(words.shortcutList).map(({ keys, text }) => (
                <div key={keys} style={{ display: 'contents' }}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
        <div>
          <Panel title={words.notes}>
            <ul className={classes.notes}>
              {Object.values(words.noteList).map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Panel>
          <Support />
        </div>
      </div>
    </>
  )
}

function Support() {
  const words = useHelpMessages()
  const query = useQuery(appInfoQuery)
  return (
    <div id="support" style={{ marginTop: 20 }}>
      <Panel title={words.support} description={words.supportWhy}>
        <QueryView query={query} what={words.supportWhat}>
          {({ supportEmail }) => (
            <Button
              component="a"
              href={`mailto:${supportEmail}`}
              leftSection={<IconMail size={16} />}
              h="auto"
              mih={36}
              py={6}
              classNames={{ label: classes.writeLabel ?? '' }}
            >
              {words.write({ email: supportEmail })}
            </Button>
          )}
        </QueryView>
      </Panel>
    </div>
  )
}
