/** What the portal is called, in titles and in what is shared. */
export const SITE_NAME = '筑数通'
