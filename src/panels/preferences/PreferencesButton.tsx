import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { onDemand } from '../../parts/onDemand.tsx';
import { fetched } from '../../store/fetched.ts';

const PreferencesDialog = onDemand(
  async () => (await fetched(() => import('./PreferencesDialog.tsx'))).PreferencesDialog,
);

/** Opens the preferences over whatever is shown. */
export function PreferencesButton() {
  const t = useTranslations('ui.preferences');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {t('title')}
      </Button>
      {open && <PreferencesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
