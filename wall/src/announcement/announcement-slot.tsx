import { createContext, type ReactNode, use } from 'react'

const SlotContext = createContext<ReactNode>(null)

/** Gives the walls in it what they show in their header's place; null: their header. */
export function AnnouncementProvider(props: {
  readonly band: ReactNode
  readonly children: ReactNode
}) {
  return <SlotContext value={props.band}>{props.children}</SlotContext>
}

/** Where a wall has it: as a child of its grid, over the area `banner` where it has one. */
export const AnnouncementSlot = () => use(SlotContext)
