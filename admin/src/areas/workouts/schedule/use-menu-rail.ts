import { useEffect, useState } from 'react'

const key = 'roundboard.schedule.rail'

/** Whether the menu is collapsed on the schedule; remembered, and expanded at first. */
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
