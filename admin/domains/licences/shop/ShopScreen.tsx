import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import { Box, Button } from '@mui/material';
import type { PlacedOrder } from '@plumbline/resources/rules/licences/shop';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../../entities/ForbiddenScreen';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { CardGrid } from '../../../kit/parts/CardGrid';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { isBuyer } from '../isBuyer';
import { CartCard } from './CartCard';
import { NothingToBuy } from './NothingToBuy';
import { OfferCard } from './OfferCard';
import { OrderDone } from './OrderDone';
import { OwnLicenses } from './OwnLicenses';
import { SellerImages } from './SellerImages';
import { SellerLine } from './SellerLine';
import { useCart } from './useCart';
import { useShop } from './useShop';

/** The account's shop: the offers of its broker, a cart, and a link to the broker's own shop if there is one. */
export function ShopScreen() {
  const actor = useActor();
  return isBuyer(actor) ? <OpenShop /> : <ForbiddenScreen />;
}

function OpenShop() {
  const translate = useTranslate();
  const { data: shop, error, refetch } = useShop();
  const cart = useCart(shop?.offers ?? []);
  const [placed, setPlaced] = useState<readonly PlacedOrder[] | null>(null);
  const cartPlace = useRef<HTMLElement>(null);
  const toCart = () => {
    cartPlace.current?.scrollIntoView({ block: 'start' });
    cartPlace.current?.focus({ preventScroll: true });
  };
  const external = shop?.shopLink;
  const count = cart.lines.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);
  if (placed) return <OrderDone orders={placed} onBack={() => setPlaced(null)} />;
  return (
    <>
      <PageHeader
        title={translate('shop.title')}
        actions={
          <>
            {external && (
              <Button
                component="a"
                href={external}
                target="_blank"
                rel="noopener noreferrer"
                variant="outlined"
                endIcon={<OpenInNewOutlined />}
                aria-label={translate('shop.newWindow', { name: translate('shop.external') })}
              >
                {translate('shop.external')}
              </Button>
            )}
            {count > 0 && (
              <Button
                variant="outlined"
                startIcon={<ShoppingCartOutlined />}
                onClick={toCart}
                sx={{ display: { lg: 'none' } }}
              >
                {`${translate('shop.cart.title')} (${count})`}
              </Button>
            )}
          </>
        }
      />
      {error && !shop && <ListError error={error} onRetry={() => void refetch()} />}
      {!shop && !error && <ListSkeleton />}
      {shop?.seller && <SellerImages seller={shop.seller} />}
      {shop && <SellerLine seller={shop.seller} hasPrices={shop.offers.length > 0} />}
      {shop && shop.offers.length === 0 && cart.lines.length === 0 && (
        <NothingToBuy shopLink={shop.shopLink} />
      )}
      {shop && (shop.offers.length > 0 || cart.lines.length > 0) && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
            gap: 2.5,
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            <OwnLicenses offers={shop.offers} cart={cart} />
            <CardGrid least={250} gap={2}>
              {shop.offers.map((offer) => (
                <OfferCard
                  key={offer.id}
                  offer={offer}
                  isInCart={cart.lines.some(({ licenseSet, change }) => licenseSet === offer.id && !change)}
                  onAdd={() => cart.add(offer)}
                />
              ))}
            </CardGrid>
          </Box>
          <CartCard
            shop={shop}
            place={cartPlace}
            cart={cart}
            onStale={() => void refetch()}
            onPlaced={(orders) => {
              cart.clear();
              setPlaced(orders);
            }}
          />
        </Box>
      )}
    </>
  );
}
