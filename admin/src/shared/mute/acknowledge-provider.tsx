import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'

const NoteModal = lazy(() => import('./note-modal.tsx'))

interface Place {
  readonly id: string
  readonly name: string
}

const AskContext = createContext<(location: Place) => void>(() => undefined)

/** Opens the dialog that acknowledges a location's outage. */
export const useAskToAcknowledge = () => use(AskContext)

/** Around the pages: a row can disappear while its note is being typed, which must not be lost. */
export function AcknowledgeProvider({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState<Place>()
  return (
    <AskContext value={setLocation}>
      {children}
      {location && (
        <Suspense>
          <NoteModal key={location.id} location={location} onClose={() => setLocation(undefined)} />
        </Suspense>
      )}
    </AskContext>
  )
}
