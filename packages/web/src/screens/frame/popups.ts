import { isMember, ownerSiteDialog, tierOf } from '@zhushutong/domain/access'
import { findPopupContents } from '@zhushutong/domain/portal/popups'
import type { PopupOffer } from '@/features/shell/popups/popup-schedule'
import type { Reader } from '../reader'
import { loadBanners } from '../shared-loads'

/** The pop-ups of all pages; null if there are none (POP-01 to POP-05). */
export async function loadPopups({ site, member, viewer }: Reader): Promise<PopupOffer | null> {
  const contents = findPopupContents(await loadBanners(site))
  // Not for an SVIP: another membership is not offered without a click.
  const tellsOfOwners = !isMember(viewer) && ownerSiteDialog(viewer) === 'owner-membership-tip'
  if (Object.keys(contents).length === 0 && !tellsOfOwners) return null
  // The registration date is used for readers without a membership only.
  const registeredAt = tierOf(viewer) === 'non-member' ? (member?.createdAt ?? null) : null
  return { registeredAt, contents, tellsOfOwners }
}
