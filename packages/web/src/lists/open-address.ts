'use client'

import { createContext } from 'react'

/** Opens an address of a list's form: by the router inside `ListMain`, by a document elsewhere. */
export const OpenAddressContext = createContext((href: string): void => location.assign(href))
