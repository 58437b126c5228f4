import { PacksSection } from './PacksSection.tsx'
import { StorageSection } from './StorageSection.tsx'
import { StoredDataSection } from './StoredDataSection.tsx'
import { TomorrowSection } from './TomorrowSection.tsx'

/**
 * Everything that works offline on this device, and the settings for it. It is on the offline page, and for members on the page of
 * downloads.
 */
export const PackManager = () => (
  <>
    <TomorrowSection />
    <StorageSection />
    <PacksSection />
    <StoredDataSection />
  </>
)
