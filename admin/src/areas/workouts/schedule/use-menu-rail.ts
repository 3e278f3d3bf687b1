import { useEffect, useState } from 'react'

const key = 'roundboard.schedule.rail'

/** Whether the menu is folded to a rail while the schedule is open; remembered, and open for a start. */
export function useMenuRail() {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(key) !== 'no')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isFolded) dataset['menu'] = 'rail'
    else delete dataset['menu']
    return () => {
      delete dataset['menu']
    }
  }, [isFolded])
  const toggle = () => {
    localStorage.setItem(key, isFolded ? 'no' : 'yes')
    setFolded(!isFolded)
  }
  return { isFolded, toggle }
}
