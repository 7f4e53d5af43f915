import { Copy, QrCode, Send } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import type { Made } from '../../play/library.ts';
import { withoutPortraits } from '../../play/pictures/portrait.ts';
import { SOME_CUT, TOO_LONG } from '../../play/share/address.ts';
import { download, inFileName } from '../../store/download.ts';
import { linkOf } from '../../store/links.ts';
import styles from './Share.module.css';
import { canSend, useDone } from './useDone.ts';

interface AsLinkProps {
  title: string;
  file: Made['file'];
}

/** A link with all of it inside, how long it is, and the same as a QR code where that can be read off a screen. */
export function AsLink({ title, file }: AsLinkProps) {
  const t = useTranslations('ui.share');
  const [links, setLinks] = useState<Links | null>(null);
  const [isFull, setFull] = useState(false);
  const { said, tell } = useDone();
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    let isWanted = true;
    linksOf(file).then(
      (made) => isWanted && setLinks(made),
      () => isWanted && setLinks({ short: '', full: '', bare: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  if (!links) return null;
  const link = isFull ? links.full : links.short;
  const { length } = link;
  if (length === 0) return <p className={form.fault}>{t('failed')}</p>;
  const words = length > TOO_LONG ? 'tooLong' : length > SOME_CUT ? 'someCut' : 'fits';
  const isAddress = link.startsWith('http');
  const copy = async (): Promise<void> => {
    const isDone = await tell(() => navigator.clipboard.writeText(link), t('copied'), t('notCopied'));
    if (!isDone) ref.current?.select();
  };
  const data: ShareData = isAddress ? { title, url: link } : { title, text: link };
  return (
    <div className={styles.link}>
      <Code link={link} title={title} />
      <div className={form.form}>
        <textarea ref={ref} className={styles.address} aria-label={t('address')} readOnly value={link} />
        <div className={form.buttons}>
          <Button look="primary" first onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" /> {t('copyLink')}
          </Button>
          {canSend(data) && (
            <Button onClick={() => void tell(() => navigator.share(data), null)}>
              <Send size={18} aria-hidden="true" /> {t('send')}
            </Button>
          )}
        </div>
        <p role="status" className={said?.ok === false ? form.fault : undefined}>
          {said?.text}
        </p>
        <p className={words === 'fits' ? form.hint : form.fault}>{t(words, { length })}</p>
        {links.bare.includes(link) && <p className={form.fault}>{t('noPortraits')}</p>}
        {links.full !== links.short && (
          <label className={form.check}>
            <input type="checkbox" checked={isFull} onChange={({ target }) => setFull(target.checked)} />
            {t('full', { length: links.full.length })}
          </label>
        )}
        <p className={form.hint}>{t(isAddress ? 'inside' : 'offDisk')}</p>
      </div>
    </div>
  );
}

interface Links {
  readonly short: string;
  readonly full: string;
  /** Those of them that portraits of the file do not fit in. */
  readonly bare: readonly string[];
}

async function linksOf(file: Made['file']): Promise<Links> {
  const [short, full] = await Promise.all([linkOf(file), linkOf(file, true)]);
  const without = withoutPortraits(file);
  const bare = without === file ? [] : await Promise.all([linkOf(without), linkOf(without, true)]);
  return { short: short.length < full.length ? short : full, full, bare };
}

/** The largest code that a phone reads off a screen with ease, and so many characters are in it. */
const LARGEST = 26;
const MOST_IN_CODE = 1340;
/** Of each side, in modules. */
const QUIET = 4;

function Code({ link, title }: { link: string; title: string }) {
  const t = useTranslations('ui.share');
  const svg = useMemo(() => (link.length > MOST_IN_CODE ? null : codeOf(link)), [link]);
  if (!svg) return <p className={form.hint}>{t('noCode')}</p>;
  return (
    <div className={form.form}>
      <svg className={styles.code} viewBox={`0 0 ${svg.size} ${svg.size}`} role="img" aria-label={t('code')}>
        <path d={svg.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <Button
        onClick={() =>
          download(`take-cover-${inFileName(title) || 'link'}-qr.svg`, new Blob([svg.text], { type: 'image/svg+xml' }))
        }
      >
        <QrCode size={18} aria-hidden="true" /> {t('saveCode')}
      </Button>
    </div>
  );
}

function codeOf(link: string): { readonly size: number; readonly path: string; readonly text: string } {
  const { size, data } = encode(link, { ecc: 'L', boostEcc: true, maxVersion: LARGEST, border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/></svg>`;
  return { size, path, text };
}
