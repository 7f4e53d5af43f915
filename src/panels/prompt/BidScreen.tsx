import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { BidField } from './BidField.tsx';
import { typedBid } from './typedBid.ts';

interface BidScreenProps {
  /** Who bids. */
  name: string;
  most: number;
  onBid: (bid: number) => void;
  onClose: () => void;
}

/** A screen before the table, behind which one side types its bid; on a projector the number itself stays hidden too. */
export function BidScreen({ name, most, onBid, onClose }: BidScreenProps) {
  const t = useTranslations('ui.prompt.bids');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const [shown, setShown] = useState(false);
  const enter = (): void => {
    const bid = typedBid(text, most);
    if (bid === null) setRefused(true);
    else onBid(bid);
  };
  return (
    <Dialog cover title={t('screen', { name })} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <p>{t('alone', { name })}</p>
        <BidField
          label={t('label', { most })}
          text={text}
          most={most}
          refused={refused}
          masked={!shown}
          first
          onType={(typed) => {
            setText(typed);
            setRefused(false);
          }}
        />
        <div className={form.buttons}>
          <Button submit look="primary">
            {t('done')}
          </Button>
          <Button pressed={shown} onClick={() => setShown(!shown)}>
            {t('show')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
