'use client'

import { Button } from '@zhushutong/ui/button'

/** Loads the page again, with all its conditions. */
export function RetryButton() {
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      重试
    </Button>
  )
}
