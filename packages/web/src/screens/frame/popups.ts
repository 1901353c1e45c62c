import { isMember, ownerSiteDialog, tierOf } from '@zhushutong/domain/access'
import { findPopupContents } from '@zhushutong/domain/popups'
import { owner } from '@zhushutong/domain/records'
import type { PopupOffer } from '@/dialogs/popup-schedule'
import type { Reader } from '../reader'
import { loadBanners } from '../shared-loads'

/** What a page has for pop-ups; null where there is nothing (POP-01 to POP-05). */
export async function loadPopups(
  { site, member, viewer }: Reader,
  { isHome, current }: { isHome: boolean; current?: string },
): Promise<PopupOffer | null> {
  const contents = findPopupContents(await loadBanners(site))
  // Not to an SVIP, who is not sold another one unasked.
  const tellsOfOwners =
    current === owner.segment && !isMember(viewer) && ownerSiteDialog(viewer) === 'owner-membership-tip'
  if (Object.keys(contents).length === 0 && !tellsOfOwners) return null
  // Only those without a membership are asked when they registered.
  const registeredAt = tierOf(viewer) === 'non-member' ? (member?.createdAt ?? null) : null
  return { isHome, registeredAt, contents, tellsOfOwners }
}
