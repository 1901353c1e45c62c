import { CENTER_PAGES } from '@zhushutong/domain/addresses'

/** The address of a page of the personal centre, for dialogs that lead there. */
export const centerPage = (page: keyof typeof CENTER_PAGES): string => `/center/?index=${CENTER_PAGES[page]}`
