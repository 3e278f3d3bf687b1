import { Button, CloseButton } from '@mantine/core'
import { IconAlertOctagonFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { useSharedMessages } from '../messages/shared.ts'
import { alerts, useAlert, type Alert } from './alerts.ts'
import classes from './alerts-region.module.css'

export function AlertsRegion() {
  const alert = useAlert()
  const words = useSharedMessages()
  return (
    <section ref={makeRoom} className={classes.region} aria-label={words.alerts}>
      {alert && <AlertCard key={alert.id} alert={alert} closeLabel={words.dismiss} />}
    </section>
  )
}

/** On phones, moves the page below the alerts. */
function makeRoom(region: HTMLElement | null) {
  if (region === null || typeof ResizeObserver !== 'function') return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--rb-alerts', `${String(region.offsetHeight)}px`),
  )
  observer.observe(region)
  return () => {
    observer.disconnect()
    style.removeProperty('--rb-alerts')
  }
}

function AlertCard({ alert, closeLabel }: { alert: Alert; closeLabel: string }) {
  const Icon = alert.type === 'success' ? IconCircleCheckFilled : IconAlertOctagonFilled
  const pause = () => alerts.pause(alert.id)
  return (
    <div
      role={alert.type === 'success' ? 'status' : 'alert'}
      className={classes.card}
      data-type={alert.type}
      onMouseEnter={pause}
      onMouseLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) alerts.resume(alert.id)
      }}
      onFocus={pause}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover'))
          alerts.resume(alert.id)
      }}
    >
      <Icon size={20} aria-hidden className={classes.icon} />
      <p className={classes.message}>
        {alert.message.split('\n').map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {[alert.action, alert.next].map(
        (action, index) =>
          action && (
            <Button
              key={action.label}
              variant={index === 0 ? 'default' : 'filled'}
              size="compact-sm"
              onClick={() => {
                alerts.dismiss(alert.id)
                action.run()
              }}
            >
              {action.label}
            </Button>
          ),
      )}
      <CloseButton aria-label={closeLabel} onClick={() => alerts.dismiss(alert.id)} />
    </div>
  )
}
