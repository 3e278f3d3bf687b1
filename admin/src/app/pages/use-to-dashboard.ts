import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

export function useToDashboard() {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/admin/dashboard' }), [navigate])
}
