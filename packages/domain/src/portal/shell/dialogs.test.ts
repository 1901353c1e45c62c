import { expect, it } from 'vitest'
import { ownerSiteDialog, shortcutDialog, toolDialog } from '../../access'
import { viewerAs } from '../../testing'
import { SHELL_DIALOGS } from './'

it('SHL-05 there are seven, and every dialog for a refused action is one of them', () => {
  expect(Object.keys(SHELL_DIALOGS)).toHaveLength(7)
  for (const dialog of [
    shortcutDialog(viewerAs('visitor')),
    shortcutDialog(viewerAs('non-member')),
    toolDialog(viewerAs('svip'), 'renyuans'),
    ownerSiteDialog(viewerAs('non-member')),
  ])
    expect(Object.keys(SHELL_DIALOGS)).toContain(dialog)
})
