import { NOW, viewerAs } from '../../testing'
import type { PopupPage } from './home-modal'
import { POPUPS } from './popup'

/** A page on which every popup has something to show, entered by a visitor. */
export function aPage(held: Partial<PopupPage> = {}): PopupPage {
  return {
    isHome: true,
    isTill: false,
    viewer: viewerAs('visitor'),
    registeredAt: null,
    offered: POPUPS,
    anniversaryUntil: null,
    enteredAt: NOW,
    ...held,
  }
}

/** A page that is not home, entered by a non-member who registered within the campaign. */
export function aMembersPage(held: Partial<PopupPage> = {}): PopupPage {
  return aPage({ isHome: false, viewer: viewerAs('non-member'), registeredAt: NOW - 1, ...held })
}
